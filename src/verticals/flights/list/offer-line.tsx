/** The line of an itinerary with its stops, as wide as there is room. A picture of the words beside it. */
export function OfferLine({ stops }: { stops: number }) {
  return (
    <span aria-hidden="true" className="flex items-center text-edge">
      <span className="size-2 shrink-0 rounded-full border-1.5 border-current" />
      {Array.from({ length: stops }, (_, stop) => (
        <span key={stop} className="contents">
          <span className="h-0.4 flex-1 bg-current" />
          <span className="size-2.5 shrink-0 rounded-full border-2 border-accent" />
        </span>
      ))}
      <span className="h-0.4 flex-1 bg-current" />
      <span className="size-2 shrink-0 rounded-full bg-current" />
    </span>
  )
}
