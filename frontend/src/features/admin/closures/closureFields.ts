/** The fields of the API that a change of a closure makes out of date. */
export const closureFields = ['courtClosures', 'courtSchedule'] as const
