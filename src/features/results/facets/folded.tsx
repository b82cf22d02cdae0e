import { useState } from 'react'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import type { Facet } from '../facet.ts'
import { FacetGroup, type FacetGroupProps } from '../facet-group.tsx'

/** Open from the start where something was chosen in it before. Its title is the way to open it, so that it is not shown again. */
function FoldedGroup(props: FacetGroupProps) {
  const [startsOpen] = useState(props.active)
  return (
    <Disclosure
      open={startsOpen}
      summary={props.legend}
      className="border-t border-line pt-1 [&_legend]:sr-only [&>fieldset]:border-t-0 [&>fieldset]:pt-0 [&>fieldset>button]:static"
    >
      <FacetGroup {...props} />
    </Disclosure>
  )
}

/** A filter that few ask for: behind its title until it is opened. */
export const folded = <Row, Names, Value, Column>(
  facet: Facet<Row, Names, Value, Column>,
): Facet<Row, Names, Value, Column> => ({ ...facet, Group: FoldedGroup })
