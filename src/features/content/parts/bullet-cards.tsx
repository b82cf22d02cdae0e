import { Trans } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import { Icon, type IconName } from '#/ui/icon.tsx'
import type { CardIcon } from './card-icons.ts'
import type { SectionOf } from '../content-page.ts'
import { SectionFrame } from './section-frame.tsx'

const icons: Readonly<Record<CardIcon, IconName>> = {
  plane: 'i-lucide-plane',
  luggage: 'i-lucide-luggage',
  clock: 'i-lucide-clock',
  wallet: 'i-lucide-wallet',
  shield: 'i-lucide-shield-check',
  map: 'i-lucide-map',
  sun: 'i-lucide-sun',
  snow: 'i-lucide-snowflake',
  train: 'i-lucide-train-front',
  phone: 'i-lucide-phone',
  ticket: 'i-lucide-ticket',
  calendar: 'i-lucide-calendar-days',
  info: 'i-lucide-info',
  star: 'i-lucide-star',
  coffee: 'i-lucide-coffee',
  bed: 'i-lucide-bed-double',
  child: 'i-lucide-baby',
  passport: 'i-lucide-book-user',
}

export function BulletCards({ section: { id, level, title, cards } }: { readonly section: SectionOf<'BulletCards'> }) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>In short</Trans>}>
      <ul className={classNames('grid gap-3 sm:gap-4', cards.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
        {cards.map((card) => (
          <li key={card.title} className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-5">
            <Icon name={icons[card.icon]} className="size-6 text-primary" />
            <h3 className="text-base">{card.title}</h3>
            <p className="text-sm text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
