import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { api } from './api.ts';

type ApiState = { api: ReturnType<typeof api.reducer> };

/** Dispatches the thunks of the API slice, typed; features may use it without knowing the store. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, undefined, UnknownAction>>();
