import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/verticals/coming-page.tsx'
import { comingHead } from '#/verticals/coming-head.ts'

export const Route = createFileRoute('/turs/booking/summary')({
  head: comingHead('tours'),
  staticData: { layout: 'footeronly' },
  component: () => <ComingPage vertical="tours" />,
})
