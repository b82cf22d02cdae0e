import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/verticals/coming-page.tsx'
import { comingHead } from '#/verticals/coming-head.ts'

export const Route = createFileRoute('/hoteles/summary')({
  head: comingHead('hotels'),
  staticData: { layout: 'booking' },
  component: () => <ComingPage vertical="hotels" />,
})
