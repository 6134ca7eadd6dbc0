import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/* A busy machine renders two hundred rows slowly. The timeout is only a limit: specs wait for
   content, never for a time. */
configure({ asyncUtilTimeout: 10_000 })
