import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'

export const Route = createFileRoute('/$content/$article')({
  loader: ({ params, location }) => loadContentAt(`/${params.content}/${params.article}`, location),
  head: contentRouteHead,
  staticData: { isRead: true },
  component: Article,
})

function Article() {
  return <ContentScreen content={Route.useLoaderData()} />
}
