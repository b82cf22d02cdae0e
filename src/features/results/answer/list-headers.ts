/** When an answer says that it was given, as an ISO instant. */
export const answeredAtHeader = 'x-answered-at'
