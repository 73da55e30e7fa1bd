/** Responds with a PDF that nothing caches: to download, or to show in the browser. */
export const pdfResponse = (pdf: Buffer, { name, isShown = false }: { name: string; isShown?: boolean }): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name.replace(/[^\w.-]/g, '-')}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
