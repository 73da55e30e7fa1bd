export type MenuItem = { label: string; href: string; isCurrent?: boolean; items?: MenuItem[] }

export type HeaderWords = {
  skipToContent: string
  mainMenu: string
  openMenu: string
  closeMenu: string
  userMenu: string
  topbar: string
  stopTopbar: string
}
