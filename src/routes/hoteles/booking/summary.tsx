import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/features/verticals/coming-page.tsx'
import { comingHead } from '#/features/verticals/coming-head.ts'

export const Route = createFileRoute('/hoteles/booking/summary')({
  head: comingHead('hotels'),
  staticData: { layout: 'footeronly' },
  component: () => <ComingPage vertical="hotels" />,
})
