import { createFileRoute } from '@tanstack/react-router'
import { fixedContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/contacta-con-nosotras')({
  ...fixedContent('/contacta-con-nosotras'),
  head: headOfContent,
  component: Contact,
})

function Contact() {
  return <ContentScreen content={Route.useLoaderData()} />
}
