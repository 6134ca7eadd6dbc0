import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isStillSignedIn } from '../../../session/session'
import { admin } from '../../../content/admin/admin'
import { listTexts } from '../../../content/admin/lists'
import { useAction } from '../../../api/useAction'
import { ButtonLink } from '../../../ui/ButtonLink'
import type { ButtonVariants } from '../../../ui/buttonStyles'
import { useStaffMay } from '../section/useStaffMay'
import { downloadFile } from '../../../api/apollo/downloadFile'

interface ExportLinkProps {
  href: string
  label?: string
  size?: ButtonVariants['size']
}

/**
 * Downloads a list as CSV, for those who may. If the session has ended, the session's guard reports it and no request
 * is sent.
 */
export function ExportLink({ href, label = listTexts.download, size }: ExportLinkProps) {
  const mayExport = useStaffMay('EXPORTS_READ')
  const { run } = useAction(admin.notExported)
  function save(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void run(async () => {
      if (await isStillSignedIn()) await downloadFile(href)
    })
  }
  if (!mayExport) return null
  return (
    <ButtonLink tone="secondary" size={size} href={href} icon={Download} compact onClick={save}>
      {label}
    </ButtonLink>
  )
}
