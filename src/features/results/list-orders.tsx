import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { PopPanel } from '#/ui/overlay/pop-panel.tsx'
import { PopChip } from './frame/pop-chip.tsx'
import { ListLink, useListScope } from './list-scope.tsx'

interface Order {
  readonly sort: string
  readonly words: ReactNode
  /** what it would put first */
  readonly leader?: ReactNode
}

interface ListOrdersProps {
  /** what is ordered by them */
  readonly label: string
  readonly orders: readonly Order[]
  readonly className?: string
}

const panel = 'list-orders'

/** The orders of a list, each a link to the list in it: side by side, and on narrow screens behind a chip. */
export function ListOrders({ label, orders, className }: ListOrdersProps) {
  const { t } = useLingui()
  const { query } = useListScope()
  const current = orders.find(({ sort }) => sort === query.sort) ?? orders[0]
  return (
    <>
      <PopChip opens={panel} isOn className="lg:hidden">
        <Icon name="i-lucide-arrow-up-down" className="size-4" />
        <span className="sr-only">{label}: </span>
        {current?.words}
      </PopChip>
      <div className={classNames('max-lg:contents', className)}>
        <PopPanel id={panel} isInline title={<Trans>Order</Trans>} closeLabel={t`Close`}>
          {() => (
            <nav aria-label={label}>
              <ul className="overflow-hidden rounded-xl border border-line bg-surface max-lg:divide-y max-lg:divide-line lg:flex">
                {orders.map((order) => (
                  <li key={order.sort} className={order.leader ? 'lg:min-w-0 lg:flex-1' : 'lg:flex-auto'}>
                    <OrderLink order={order} isCurrent={order === current} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </PopPanel>
      </div>
    </>
  )
}

function OrderLink({ order: { sort, words, leader }, isCurrent }: { order: Order; isCurrent: boolean }) {
  return (
    <ListLink
      change={{ sort }}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex flex-col px-4 outline-offset-[-3px] hover:bg-sunken max-lg:min-h-13 max-lg:justify-center lg:border-b-3 lg:px-2.5 lg:pt-1.5 lg:pb-0.5',
        isCurrent ? 'border-primary bg-primary-soft' : 'border-transparent',
      )}
    >
      <span className="text-sm font-semibold whitespace-nowrap">{words}</span>
      {leader && <span className="truncate text-xs text-muted">{leader}</span>}
    </ListLink>
  )
}
