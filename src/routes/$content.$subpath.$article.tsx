import { createFileRoute } from '@tanstack/react-router'
import { loadArticle } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$content/$subpath/$article')({
  loader: (input) => loadArticle([input.params.content, input.params.subpath, input.params.article], input),
  head: contentRouteHead,
  component: SubpathArticle,
})

function SubpathArticle() {
  return <ContentScreen content={Route.useLoaderData()} />
}
