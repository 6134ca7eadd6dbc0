/** The members of a smaller group might be identifiable (FORM-7). */
export const MIN_GROUP_SIZE = 5
