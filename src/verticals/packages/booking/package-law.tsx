import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Names } from '#domain/names.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { PackageDraft } from './package-item.ts'

/** What the law wants whoever buys a package to be told first (rule package-1): the operator's words, or that they are missing. */
export function PackageTerms({ law }: { readonly law: Names | null }) {
  const { locale } = useRouter().options.context
  if (law)
    return (
      <section aria-labelledby="package-terms" className="flex flex-col gap-2 text-sm">
        <h3 id="package-terms" className="font-semibold">
          <Trans>Your rights when you buy a package</Trans>
        </h3>
        {law[locale].split('\n\n').map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </section>
    )
  return (
    <Notice tone="info" title={<Trans>Your rights when you buy a package</Trans>}>
      <Trans>
        The operator of this site has yet to put the information here that the law of its country asks for. This is a
        demonstration: nothing is sold.
      </Trans>
    </Notice>
  )
}

/** The same where it is paid for. */
export function PackageLaw() {
  return <PackageTerms law={(useDraft() as PackageDraft).item.law} />
}
