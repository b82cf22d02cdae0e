import { useLingui } from '@lingui/react/macro'
import { Suspense, memo, useDeferredValue, useMemo } from 'react'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { Skeleton } from '#/ui/skeleton.tsx'
import { packageCorrectionWords } from '../search/package-correction-words.ts'
import { searchName } from '../search/package-search.ts'
import { FlightStep, RoomsStep, StayStep } from './lazy-steps.ts'
import type { LoadedPackage } from './loaded-package.ts'
import { PackageGone, PackageProblem } from './package-gone.tsx'
import { PackageHeading } from './package-heading.tsx'
import { PackageSteps } from './package-steps.tsx'
import { useFocusKept } from './use-focus-kept.ts'

interface PackagePageProps {
  readonly loaded: LoadedPackage
  readonly url: ResultsUrl
}

/** A flight, then the stay that goes with it, at one price. All of its state is in the address, which the page follows in pieces. */
export function PackagePage({ loaded, url }: PackagePageProps) {
  const asked = useMemo(() => ({ loaded, url }), [loaded, url])
  return <AskedPackage asked={useDeferredValue(asked)} />
}

const AskedPackage = memo(function AskedPackage({ asked: { loaded, url } }: { asked: PackagePageProps }) {
  const { i18n } = useLingui()
  const step = `${loaded.next.step} ${searchName(loaded.search)} ${url.flight}`
  useFocusKept(step)
  return (
    <>
      <PackageHeading loaded={loaded} url={url} />
      <div className="page-width flex flex-col gap-3 pt-1.5 pb-8 lg:pt-3">
        <div className="lg:hidden">
          <PackageSteps at={loaded.next.step} url={url} />
        </div>
        <CorrectionsNotice words={packageCorrectionWords(i18n, loaded.corrections)} />
        <Suspense fallback={<Skeleton className="h-120 w-full" />}>
          <NextStep key={step} loaded={loaded} url={url} />
        </Suspense>
      </div>
    </>
  )
})

function NextStep({ loaded: { next, search }, url }: PackagePageProps) {
  switch (next.step) {
    case 'flight':
      return <FlightStep answer={next.answer} search={search} url={url} />
    case 'stay':
      return <StayStep answer={next.answer} flight={next.flight} search={search} url={url} />
    case 'rooms':
      return <RoomsStep rooms={next.rooms} flight={next.flight} search={search} url={url} />
    case 'gone':
      return <PackageGone of={next.of} url={url} />
    case 'problem':
      return <PackageProblem problem={next.problem} url={url} />
    case 'checked':
      return null
  }
}
