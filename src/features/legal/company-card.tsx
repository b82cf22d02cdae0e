import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type Company, type CompanyFact, missingFacts } from '#domain/company.ts'
import { Notice } from '#/ui/notice.tsx'

const factNames: Readonly<Record<CompanyFact, MessageDescriptor>> = {
  name: msg`Company`,
  registration: msg`Registration`,
  address: msg`Address`,
  email: msg`Email`,
  law: msg`Governing law`,
  authority: msg`Supervisory authority`,
}

/** Of the facts, those that stand in a list; the law and the authority stand in sentences of their own. */
const listed = ['name', 'registration', 'address', 'email'] as const

/** Who runs the site; and what its operator has yet to say, since nobody may sell by this page until then. */
export function CompanyCard({ company }: { readonly company: Company }) {
  const { i18n } = useLingui()
  const { number } = useRouter().options.context.page.phone
  const told = listed.flatMap((fact) => (company[fact] === undefined ? [] : [[i18n._(factNames[fact]), company[fact]]]))
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {[...told, ...(number === undefined ? [] : [[i18n._(msg`Phone`), number]])].map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="break-words">{fact}</dd>
          </div>
        ))}
      </dl>
      <MissingFacts company={company} />
    </>
  )
}

function MissingFacts({ company }: { readonly company: Company }) {
  const { i18n } = useLingui()
  const missing = missingFacts(company)
  if (missing.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(missing.map((fact) => i18n._(factNames[fact])))
  return (
    <Notice tone="warn" title={<Trans>The operator of this site has yet to complete its details</Trans>}>
      <p>
        <Trans>Missing: {names}.</Trans>
      </p>
      <p>
        <Trans>
          Until then this is a demonstration: flights, hotels and prices are made up, nothing you choose is a ticket,
          and no money moves.
        </Trans>
      </p>
    </Notice>
  )
}
