/** A line above pages. */
export interface PageNotice {
  id: string
  text: string
  /** Chooses its look. */
  tone: string
}

/** The line above the pages for members, and that above all other pages. */
export interface PageNotices {
  members: PageNotice | undefined
  others: PageNotice | undefined
}
