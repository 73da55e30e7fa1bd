/** How a site lays out the top of its pages; the names and values are the specification's (§3, `layout`). */
export interface HeaderLayout {
  /** Logo and menu in one row, or the menu in a row of its own. */
  selectedlayout: 'standard' | 'stacked'
  /** Where the logo is in its row. */
  selectedposition: 'left' | 'center'
  selectedlogotype: 'mark' | 'text' | 'both'
  /** The height of the mark in pixels; on a phone it is always 50. */
  logosize: number
  /** The ways in and the member's own page side by side, or behind one face. */
  usermenutype: 'links' | 'menu'
  showUserMenu: boolean
}

export const plainLayout: HeaderLayout = {
  selectedlayout: 'standard',
  selectedposition: 'left',
  selectedlogotype: 'both',
  logosize: 44,
  usermenutype: 'links',
  showUserMenu: true,
}
