import { TourSearchForm } from './tour-search-form.tsx'

/** The form of a visitor who has not searched yet. */
export default function HomeTourSearch({ today }: { readonly today: string }) {
  return (
    <TourSearchForm initial={{ country: undefined, month: undefined, party: { adults: 2, ages: [] } }} today={today} />
  )
}
