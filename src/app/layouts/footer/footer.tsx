import { SiteFooter, type SiteFooterProps } from '#ui/frame/site-footer.tsx'

/** What closes every page: ways and words alone, so the server draws it. */
export const Footer = ({ shown }: { shown: SiteFooterProps }) => <SiteFooter {...shown} />
