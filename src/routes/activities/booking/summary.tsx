import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/verticals/coming-page.tsx'
import { comingHead } from '#/verticals/coming-head.ts'

export const Route = createFileRoute('/activities/booking/summary')({
  head: comingHead('activities'),
  staticData: { layout: 'footeronly' },
  component: () => <ComingPage vertical="activities" />,
})
