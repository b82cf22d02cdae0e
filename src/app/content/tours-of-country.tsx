import { notFound } from '@tanstack/react-router'
import { type ShownContent, loadContentAt } from './content-route.ts'
import { ContentScreen } from './content-screen.tsx'
import { ComingPage } from '#/verticals/coming-page.tsx'

/** The country that tours are of: there are some of those that have a page. */
export const loadTourCountry = async (
  country: string,
  input: Parameters<typeof loadContentAt>[1],
): Promise<ShownContent> => {
  const loaded = await loadContentAt(`/${country}`, input)
  if (loaded.state === 'found' && loaded.page.type !== 'country') throw notFound()
  return loaded
}

export function ToursOfCountry({ loaded }: { readonly loaded: ShownContent }) {
  if (loaded.state === 'failed') return <ContentScreen content={loaded} />
  return <ComingPage vertical="tours" country={loaded.page} />
}
