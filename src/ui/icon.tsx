import { classNames } from './class-names.ts'

export type IconName = `i-lucide-${string}`

/** A decoration drawn in the colour of the words beside it. Those words carry the meaning: it is hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={classNames('icon inline-block shrink-0', name, className)} />
}
