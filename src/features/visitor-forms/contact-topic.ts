import type { FormKind } from './form-fields.ts'

// the address of the page to write to us is read by every page's first script, which needs nothing else of its forms
export const enquiryTopics = ['hotels', 'packages', 'activities', 'tours', 'cruises'] as const
export type EnquiryTopic = (typeof enquiryTopics)[number]

/** What somebody writes about, where it is no plain message. */
export type ContactTopic = EnquiryTopic | 'review'

/** What an address says that somebody writes about; undefined where it names nothing of that kind. */
export const readTopic = (text: unknown): ContactTopic | undefined =>
  text === 'review' ? text : enquiryTopics.find((topic) => topic === text)

/** The form for a topic. */
export const formForTopic = (topic: ContactTopic | undefined): FormKind => {
  if (topic === undefined) return 'contact'
  return topic === 'review' ? 'review' : 'enquiry'
}
