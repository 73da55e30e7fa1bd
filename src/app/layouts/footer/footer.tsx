import { SiteFooter, type SiteFooterProps } from '#ui/frame/site-footer.tsx'

/** The footer of every page. It has only links and text, so the server renders it. */
export const Footer = ({ shown }: { shown: SiteFooterProps }) => <SiteFooter {...shown} />
