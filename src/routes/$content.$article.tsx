import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$content/$article')({
  loader: (input) => loadContentAt(`/${input.params.content}/${input.params.article}`, input),
  head: contentRouteHead,
  component: Article,
})

function Article() {
  return <ContentScreen content={Route.useLoaderData()} />
}
