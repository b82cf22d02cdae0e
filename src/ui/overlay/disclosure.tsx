import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly summary: ReactNode
  readonly summaryClass?: string
}

/** A native disclosure: it opens before any script has arrived. */
export function Disclosure({ summary, summaryClass, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('group', className)}>
      <summary
        className={classNames(
          'flex min-h-10 items-center justify-between gap-3 rounded-lg font-semibold',
          summaryClass,
        )}
      >
        {summary}
        <Icon name="i-lucide-chevron-down" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
