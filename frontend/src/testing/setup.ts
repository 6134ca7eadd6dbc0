import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/* A busy machine draws two hundred rows slowly; a spec waits for what it wants to see, never for a time. */
configure({ asyncUtilTimeout: 10_000 })
