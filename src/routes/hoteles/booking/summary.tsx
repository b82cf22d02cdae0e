import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/verticals/coming-page.tsx'
import { comingHead } from '#/verticals/coming-head.ts'

export const Route = createFileRoute('/hoteles/booking/summary')({
  head: comingHead('hotels'),
  staticData: { layout: 'footeronly' },
  component: () => <ComingPage vertical="hotels" />,
})
