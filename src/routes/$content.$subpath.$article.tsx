import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$content/$subpath/$article')({
  loader: ({ params: { content, subpath, article }, context }) =>
    loadContentAt(`/${content}/${subpath}/${article}`, { context }),
  head: contentRouteHead,
  component: SubpathArticle,
})

function SubpathArticle() {
  return <ContentScreen content={Route.useLoaderData()} />
}
