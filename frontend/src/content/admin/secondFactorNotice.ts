/** The notice for an owner who should add a second factor. */
export const secondFactorNotice = {
  text: 'Your password alone opens the data of everybody here.',
  link: 'Add a second factor',
}
