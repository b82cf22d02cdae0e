import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/verticals/coming-page.tsx'
import { comingHead } from '#/verticals/coming-head.ts'

export const Route = createFileRoute('/turs/result')({
  head: comingHead('tours'),
  staticData: { layout: 'booking' },
  component: () => <ComingPage vertical="tours" />,
})
