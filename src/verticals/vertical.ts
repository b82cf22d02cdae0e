import type { MessageDescriptor } from '@lingui/core'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { EnquiryTopic } from '#/features/visitor-forms/contact-topic.ts'
import type { IconName } from '#/ui/icon.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import type { SearchFormStart } from './flights/form/search-form.server.ts'

interface Tab {
  /** among the tabs */
  readonly place: number
  readonly icon: IconName
  readonly name: MessageDescriptor
  /** of the home page while its tab is open; the page's own where it is missing */
  readonly title?: MessageDescriptor
}

/** A kind of travel that is sold here: its search comes when its tab is opened. */
export interface Sold extends Tab {
  /** as addresses name its tab */
  readonly key: string
  /** on the home page, with what a form may start from there; missing where that is the page's own */
  readonly Search?: AsyncRouteComponent<SearchFormStart>
}

/** One that is not sold yet: what it will be, and what its pages are headed with. */
export interface Coming extends Tab {
  readonly key: EnquiryTopic
  readonly title: MessageDescriptor
  readonly what: MessageDescriptor
  readonly scene: ScenePlace
}

/** A kind of travel as the site's first pages know it. */
export type Vertical = Sold | Coming
