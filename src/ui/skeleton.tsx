import { classNames } from './class-names.ts'

/** A block of the size of what is coming. Say "loading" once beside the group, not in each. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-md bg-sunken', className)} />
}
