import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/features/verticals/coming-page.tsx'
import { comingHead } from '#/features/verticals/coming-head.ts'

export const Route = createFileRoute('/hoteles/summary')({
  head: comingHead('hotels'),
  staticData: { layout: 'booking' },
  component: () => <ComingPage vertical="hotels" />,
})
