import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'

interface SectionFrameProps {
  readonly id: string
  readonly title: ReactNode
  readonly level: 2 | 3
  readonly children: ReactNode
}

/** A section of a page below its heading. */
export function SectionFrame({ id, level, title, children }: SectionFrameProps) {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <Heading id={id} className={classNames('scroll-mt-6', level === 2 ? 'text-xl' : 'text-lg')}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
