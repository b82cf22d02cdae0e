/** A name in both of the product's languages: lists are kept and sent without a language. */
export interface Names {
  readonly en: string
  readonly es: string
}
