import { Plural } from '@lingui/react/macro'

/** Official stars, drawn and said. */
export function Stars({ count }: { readonly count: number }) {
  return (
    <span className="text-sm font-normal whitespace-nowrap text-warn">
      <span aria-hidden="true">{'★'.repeat(count)}</span>
      <span className="sr-only">
        <Plural value={count} one="# star" other="# stars" />
      </span>
    </span>
  )
}
