import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import type { selfApi } from './self.api.ts';

/** The part of the app's store that features may know; the whole of it is put together above them. */
export type ApiState = Parameters<ReturnType<typeof selfApi.endpoints.loggedUser.select>>[0];
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
export type ApiStore = Store<ApiState> & { dispatch: ApiDispatch };

export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();
export const useApiStore = useStore.withTypes<ApiStore>();
