import { type ReactNode, useId } from 'react'
import { Card } from '#/ui/card.tsx'

/** A part of a page with a heading of its own. */
export function TitledCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
