import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import type { Vertical } from './vertical.ts'
import { verticalsOnSale } from './verticals.ts'

const tabClass =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap'

const exactly = { exact: true }

const centreOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** What a visitor has scrolled, points at, presses or has the focus in stays under the finger: moved, it would lose the click. */
const isInUse = (row: HTMLElement): boolean => row.scrollLeft !== 0 || row.matches(':hover, :active, :focus-within')

/** Moves a row sideways to the open one alone: the page itself stays where its reader is. */
const centreCurrent = (row: HTMLElement): void => {
  const current = row.querySelector('[aria-current]')
  if (current && !isInUse(row)) row.scrollBy({ left: centreOf(current) - centreOf(row) })
}

/** The verticals as links to the home page with each of them open: they work before any script has arrived. */
export function VerticalTabs({ active }: { readonly active: Vertical }) {
  const { t, i18n } = useLingui()
  const { page } = useRouter().options.context
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // a press hydrates the row before the browser counts it as pressed
    const frame = requestAnimationFrame(() => row.current && centreCurrent(row.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <nav ref={row} aria-label={t`What to book`} className="-mx-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
      <ul className="flex gap-2">
        {verticalsOnSale(page).map(({ key, icon, name }) => (
          // where the browser knows how, the row begins at the open one, before any script
          <li key={key} className={key === active.key ? '[scroll-initial-target:nearest]' : undefined}>
            <Link
              to="/"
              search={key === 'flights' ? {} : { tab: key }}
              // the open one alone is current: a link to the bare page would count as active on each of its tabs
              activeOptions={exactly}
              replace
              resetScroll={false}
              aria-current={key === active.key ? 'page' : undefined}
              className={classNames(
                tabClass,
                key === active.key
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line bg-surface text-ink hover:bg-sunken',
              )}
            >
              <Icon name={icon} />
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
