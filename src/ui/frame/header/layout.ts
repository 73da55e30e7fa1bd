/** The layout of a site's page header. Names and values are those of the specification (§3, `layout`). */
export interface HeaderLayout {
  /** Logo and menu in one row, or the menu in its own row. */
  selectedlayout: 'standard' | 'stacked'
  /** The position of the logo in its row. */
  selectedposition: 'left' | 'center'
  selectedlogotype: 'mark' | 'text' | 'both'
  /** The height of the logo in pixels. On a phone it is always 50. */
  logosize: number
  /** Log-in and profile links side by side, or in one menu. */
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
