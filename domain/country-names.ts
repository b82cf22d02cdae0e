/** Countries by their names in a language. `es` alone is Spain's, so Spanish is asked for as Latin America says it (rule lang-3). */
export const countryNames = (
  language: string,
  fallback: Intl.DisplayNamesOptions['fallback'] = 'code',
): Intl.DisplayNames => new Intl.DisplayNames(language === 'es' ? 'es-419' : language, { type: 'region', fallback })
