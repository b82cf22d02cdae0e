import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import type { Heading } from '../content-page.ts'

interface PageContentsProps {
  readonly contents: readonly Heading[]
}

function Links({ contents }: PageContentsProps) {
  return (
    <ul className="flex flex-col border-s border-line text-sm">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-s border-transparent py-1.5 ps-4 hover:border-primary hover:text-primary-strong"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What is on a long page: beside it where there is room, folded above it where there is not. */
export function PageContents({ contents }: PageContentsProps) {
  return (
    <>
      <nav aria-labelledby="contents" className="sticky top-6 flex flex-col gap-3 max-lg:hidden">
        <p id="contents" className="text-sm font-semibold">
          <Trans>On this page</Trans>
        </p>
        <Links contents={contents} />
      </nav>
      <Disclosure
        className="rounded-2xl border border-line bg-surface px-4 py-1 lg:hidden"
        summary={<Trans>On this page</Trans>}
      >
        <div className="pb-3">
          <Links contents={contents} />
        </div>
      </Disclosure>
    </>
  )
}
