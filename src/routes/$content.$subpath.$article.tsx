import { createFileRoute } from '@tanstack/react-router'
import { articleContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$content/$subpath/$article')({
  ...articleContent,
  head: headOfContent,
  component: SubpathArticle,
})

function SubpathArticle() {
  return <ContentScreen content={Route.useLoaderData()} />
}
