import { createFileRoute } from '@tanstack/react-router'
import { articleContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$content/$article')({
  ...articleContent,
  head: headOfContent,
  component: Article,
})

function Article() {
  return <ContentScreen content={Route.useLoaderData()} />
}
