import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'

export const Route = createFileRoute('/$content/$subpath/$article')({
  loader: ({ params: { content, subpath, article }, location }) =>
    loadContentAt(`/${content}/${subpath}/${article}`, location),
  head: contentRouteHead,
  staticData: { isRead: true },
  component: SubpathArticle,
})

function SubpathArticle() {
  return <ContentScreen content={Route.useLoaderData()} />
}
