/** Why a role on a site cannot change, and the label of a site that is not the viewer's. */
export const words = {
  elsewhere: { th: 'เว็บไซต์อื่น', en: 'another site' },
  noSuchRole: { th: 'กรุณาเลือกบทบาทที่ต่ำกว่าบทบาทของคุณ', en: 'Choose a role below your own' },
  above: {
    th: 'บุคคลนี้มีบทบาทเท่ากับหรือสูงกว่าคุณในเว็บไซต์นี้แล้ว',
    en: 'This person has your role or a higher role on this site',
  },
} as const
